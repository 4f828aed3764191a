import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCheck, stopChecks } from '../../../scripts/checks/check'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-check-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const resultsWith = (status: 'passed' | 'failed'): string =>
  JSON.stringify({
    testResults: [{ name: '/a.test.js', status, message: '', assertionResults: [{ fullName: 'a', status }] }],
  })

/** Runs lines of a shell script as a check that writes its results. */
const run = (lines: string, silence?: number) => {
  const countsFile = path.join(folder, 'results.json')
  return runCheck(
    { name: 'check', command: ['/bin/sh', '-c', `cd '${folder}'; ${lines}`], cores: 1, countsFile },
    silence,
  )
}

test.each([
  ['tests that passed', `echo '${resultsWith('passed')}' > results.json`, 0],
  ['a failed test', `echo '${resultsWith('failed')}' > results.json; exit 1`, 1],
  ['a crash beside a failed test', `echo '${resultsWith('failed')}' > results.json; exit 3`, 2],
  ['a crash after tests that passed', `echo '${resultsWith('passed')}' > results.json; exit 3`, 1],
  ['tests that ended before their results', 'exit 0', 1],
])('counts the failures of %s', async (_, lines, failed) => {
  expect(await run(lines)).toMatchObject({ failed })
})

test('joins a multibyte character that arrives in two parts', async () => {
  expect(await run(`printf '\\351\\227'; sleep 0.2; printf '\\250'`)).toMatchObject({ output: '门' })
})

test('stops a check that prints nothing', async () => {
  expect(await run('echo a; sleep 600', 200)).toMatchObject({ failed: 1, output: expect.stringContaining('Stopped') })
})

test('lets a check run that prints something again and again', async () => {
  const { output } = await run('for at in 1 2 3 4 5 6 7 8; do echo a; sleep 0.5; done', 3_000)
  expect(output.trim().split('\n')).toHaveLength(8)
})

test('stops a check and its child processes', async () => {
  const stopped = run(`sleep 600 & sleep 600`)
  const timer = setInterval(stopChecks, 50)
  expect(await stopped).toMatchObject({ failed: 1 })
  clearInterval(timer)
})
