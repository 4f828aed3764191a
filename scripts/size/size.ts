/*
 * Compares build sizes with their budgets: `npm run size [-- --only TARGET] [--dist FOLDER] [--markdown]`. Prints a
 * table and, as its last line, one line of JSON. Exits with 1 if a budget is exceeded or a build is missing.
 */
import { size } from './sizes'

process.exitCode = size(process.argv.slice(2))
