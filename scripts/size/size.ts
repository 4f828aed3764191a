/*
 * `npm run size [-- --only TARGET] [--dist FOLDER] [--markdown]`: what the builds weigh, against their budgets. Prints a
 * table and, as its last line, one line of JSON; exits 1 when something is over its budget or a build is missing.
 */
import { size } from './sizes'

process.exitCode = size(process.argv.slice(2))
