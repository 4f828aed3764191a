import { readFileSync, writeFileSync } from 'node:fs'
import { filled, holes, type LockFile } from './holes'

/* `npm run lock:fill`: completes package-lock.json after packages were added where the registry lacks some systems. */
const FILE = 'package-lock.json'
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as LockFile
const missing = holes(lock)
if (missing.length > 0) writeFileSync(FILE, `${JSON.stringify(filled(lock), null, 2)}\n`)
console.log(`${missing.length} entries added`)
