import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { minVersion, satisfies } from 'semver'

interface Manifest {
  engines: { node: string }
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
interface Installed {
  version: string
  optional?: boolean
  engines?: { node?: string }
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Installed> }
const oldestNode = minVersion(manifest.engines.node)!.version

/** Names of the packages that the table of config/README.md justifies. */
const explained = readFileSync('config/README.md', 'utf8')
  .split('## Dependencies')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .flatMap((line) => {
    const [, names = '', reason = ''] = line.split('|')
    return reason.trim() ? [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) : []
  })

test('requires a reason in config/README.md for exactly the declared dependencies', () => {
  const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]
  expect([...explained].sort()).toEqual(declared.sort())
})

test('uses exact versions of dependencies', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
  for (const version of versions) expect(version).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/)
})

test('uses no package that requires a newer Node than the oldest supported version', () => {
  const tooNew = Object.entries(packages).filter(
    ([path, { engines, optional }]) => path && !optional && engines?.node && !satisfies(oldestNode, engines.node),
  )
  expect(tooNew.map(([path, { version, engines }]) => `${path} ${version}: ${engines?.node}`)).toEqual([])
})

test('names the same Node version in the README and the CI check', () => {
  const [major, minor] = oldestNode.split('.')
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${major}.${minor} or newer`)
  expect(readFileSync('.ci/run', 'utf8')).toContain(`Node ${major}.${minor} or newer`)
})

test('uses no development dependencies in the gateway', () => {
  const files = ['gateway', 'generate', 'pages', 'contract'].flatMap((room) =>
    readdirSync(path.join('scripts', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join('scripts', room, file)),
  )
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*? from '((?!@\/)[^'.][^']*)'$/gm)].map(([, name]) =>
      name!
        .split('/')
        .slice(0, name!.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  )
  const packages = [...new Set(imported)].filter((name) => !isBuiltin(name))
  expect(packages.length).toBeGreaterThan(20)
  expect(packages.filter((name) => !(name in manifest.dependencies))).toEqual([])
})
