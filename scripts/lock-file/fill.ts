import { readFileSync, writeFileSync } from 'node:fs'
import { filled, holes, type LockFile } from './holes'

/*
 * Completes package-lock.json: `npm run lock:fill`. Needed after adding packages from a registry that lacks builds for
 * some systems.
 */
const FILE = 'package-lock.json'
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as LockFile
const missing = holes(lock)
if (missing.length > 0) writeFileSync(FILE, `${JSON.stringify(filled(lock), null, 2)}\n`)
console.log(`${missing.length} entries added`)
