import { readdirSync } from 'node:fs'
import { SETS } from '../../../scripts/checks/list'

const projectsOf = (set: string): (string | undefined)[] =>
  SETS[set]!.map(({ command }) => command[command.indexOf('--project') + 1]).filter((name) => name?.endsWith('.json'))

test('checks the types of all files, and of the sources once per host', () => {
  // mini.json contains the settings that the three mini programs share.
  const hosts = readdirSync('config/tsconfig').filter((name) => name !== 'mini.json')
  expect(hosts).toHaveLength(4)
  const projects = projectsOf('typecheck')
  expect([...projects].sort()).toEqual([...hosts.map((name) => `config/tsconfig/${name}`), 'tsconfig.json'].sort())
  expect(projectsOf('all')).toEqual(projects)
})

test('runs the same checks in npm run test:all as in npm test', () => {
  expect(SETS.matrix).toEqual(SETS.all)
})
