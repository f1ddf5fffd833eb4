import { createServer } from 'node:http';

/**
 * Starts a server on this machine only.
 * @param {import('node:http').Server} server
 * @param {number} port 0 takes any free one
 * @returns {Promise<string>} the server's address; rejects with `EADDRINUSE` when the port is taken
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' ? (address?.port ?? port) : port}`);
    });
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} false when something else listens there
 */
export async function isFree(port) {
  const probe = createServer();
  try {
    await listen(probe, port);
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** @returns {Promise<string>} a port that nothing listens on */
export async function freePort() {
  const probe = createServer();
  const { port } = new URL(await listen(probe, 0));
  probe.close();
  return port;
}
