import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packModel } from './pack-model.mjs';

const path = fileURLToPath(new URL('../../public/models/tiny-demo.bin', import.meta.url));
const file = packModel();
writeFileSync(path, file);
console.log(`${path}\n${file.length} bytes, SHA-256 ${createHash('sha256').update(file).digest('hex')}`);
