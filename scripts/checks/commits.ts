import { spawnSync } from 'node:child_process'
import { faultsOfSubject } from '../../config/plain-english/faults'

/*
 * Checks the subjects of commits. Checks nothing in a shallow clone that lacks this commit, or in an archive without
 * git.
 */

/** Last commit before this check was added. */
const SINCE = '3a42cd109ea87ebe7eb1c1275b20ad2fc3ee1466'

const log = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`], { encoding: 'utf8' })
const subjects = log.status === 0 ? log.stdout.split('\n').filter(Boolean) : []
const findings = subjects.flatMap((line) => {
  const [hash = ''] = line.split(' ', 1)
  const subject = line.slice(hash.length + 1)
  return faultsOfSubject(subject).map((fault) => `${hash} ${fault}: ${subject}`)
})
for (const finding of findings) console.log(finding)
console.log(log.status === 0 ? `${subjects.length} subjects, ${findings.length} findings` : 'no history to check')
process.exitCode = findings.length > 0 ? 1 : 0
