/*
 * `npm run bench:hosts [-- --rounds N] [-- --only weapp]`: measures the first screen of home in the three hosts. It
 * measures the shipped build, and builds with only one of Taro's optimizations. All variants are built first; rounds
 * are interleaved. Exits 1 if a shipped build exceeds a limit.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startGateway } from '../../../scripts/gateway/core/server'
import { HOSTS } from '../../hosts/journey/list'
import type { Kind } from '../../hosts/harness/kinds'
import { conclude, option, runBench, say } from '../command'
import { firstScreen } from './first-screen'
import { broken, type Figures, medians, table, type Variant, VARIANTS } from './variants'

const root = path.resolve(__dirname, '../../..')

const folderOf = (kind: Kind, { name }: Variant): string =>
  path.join(root, 'node_modules/.cache/bench-hosts', `${kind}-${name.replace(/\W+/g, '-')}`)

/** Returns the folder of a build. Returns null if an optional build fails; rejects if a required build fails. */
const build = (kind: Kind, variant: Variant): Promise<string | null> => {
  const folder = folderOf(kind, variant)
  if (process.argv.includes('--reuse') && existsSync(path.join(folder, 'app.json'))) return Promise.resolve(folder)
  say(`Building ${kind}: ${variant.name} …`)
  const env = { ...process.env, FOYER_OUTPUT: folder, ...(variant.levers && { FOYER_LEVERS: variant.levers }) }
  return new Promise((resolve, reject) => {
    const run = spawn('npx', ['taro', 'build', '--type', kind], { cwd: root, env, stdio: 'ignore' })
    run.on('error', reject)
    run.on('close', (code) => {
      if (code === 0 && (!variant.shows || variant.shows(folder, kind))) resolve(folder)
      else if (variant.mayFail) rm(folder, { recursive: true, force: true }).then(() => resolve(null), reject)
      else reject(new Error(`The build of ${kind} failed. Run npx taro build --type ${kind} for its errors.`))
    })
  })
}

interface Built {
  kind: Kind
  variant: Variant
  folder: string
}

const run = async (): Promise<void> => {
  const rounds = Number(option('rounds') ?? 3)
  const kinds = HOSTS.filter((kind) => (option('only') ?? kind) === kind)
  const built: Built[] = []
  const absent = new Set<Variant>()
  for (const kind of kinds) {
    for (const variant of VARIANTS) {
      const folder = absent.has(variant) ? null : await build(kind, variant)
      if (folder) built.push({ kind, variant, folder })
      else absent.add(variant)
    }
  }

  const gateway = await startGateway({ logLevel: 'silent' })
  const measured = new Map<Built, Figures[]>(built.map((each) => [each, []]))
  try {
    for (let round = 0; round < rounds; round += 1) {
      say(`Round ${round + 1} of ${rounds} …`)
      for (const each of built) {
        const figures = await firstScreen(each.kind, each.variant.name, each.folder, gateway.url)
        measured.get(each)!.push(figures)
      }
    }
  } finally {
    await gateway.close()
  }
  const figures = [...measured.values()].map(medians)
  const failures = broken(figures)
  const missing = [...absent].map(({ name, mayFail }) => `${name}: no build. ${mayFail}.`)
  process.stdout.write(`\n${table(figures)}\n\n${missing.map((line) => `${line}\n`).join('')}`)
  process.stdout.write(`${failures.map((line) => `${line}\n`).join('')}`)
  conclude('hosts', failures.length === 0, { rounds, figures, missing })
}

void runBench(run).finally(() => process.exit())
