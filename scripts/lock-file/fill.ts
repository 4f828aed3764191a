import { readFileSync, writeFileSync } from 'node:fs'
import { filled, holes, type LockFile } from './holes'

/* Completes package-lock.json after adding packages from a registry that lacks some systems: `npm run lock:fill`. */
const FILE = 'package-lock.json'
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as LockFile
const missing = holes(lock)
if (missing.length > 0) writeFileSync(FILE, `${JSON.stringify(filled(lock), null, 2)}\n`)
console.log(`${missing.length} entries added`)
