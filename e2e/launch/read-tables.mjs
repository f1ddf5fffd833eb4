/** @typedef {{ habits: unknown[], habitDoseVariants: unknown[] }} Tables */

/**
 * The rows of both tables that a proposed habit goes to, read without the app's help.
 * @param {import('playwright').Page} page
 * @returns {Promise<Tables>}
 */
export function readTables(page) {
  return page.evaluate(async () => {
    /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
    const result = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database could not be read.'));
      });
    const database = await result(indexedDB.open('life-helper'));
    const tables = database.transaction(['habits', 'habitDoseVariants']);
    const [habits, habitDoseVariants] = await Promise.all([
      result(tables.objectStore('habits').getAll()),
      result(tables.objectStore('habitDoseVariants').getAll()),
    ]);
    database.close();
    return { habits, habitDoseVariants };
  });
}
