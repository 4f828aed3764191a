/*
 * Compares every stop of the tour on the web and in each mini program (light theme, 375 px): `npm run screenshots:hosts
 * -- DIR`. Writes one picture for each stop, with all targets side by side. Requires the four builds. Prints the share
 * of pixels by which each mini program differs from the web. In mini programs a seat map is an empty canvas, because
 * its drawing calls are only recorded.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { PHONE } from '../browser/visit'
import { difference } from './difference'

const HOSTS = ['weapp', 'alipay', 'bank'] as const
const KIND = `${PHONE.width}-light`
const GAP = 12

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): void => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  // Throws after a failed command. Otherwise pictures of an earlier run would be mistaken for new ones.
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

const phone = (file: string) =>
  sharp(file)
    .resize({ ...PHONE, fit: 'cover', position: 'top' })
    .ensureAlpha()

const shareOf = async (left: string, right: string): Promise<number> => {
  const [one, other] = await Promise.all([left, right].map((file) => phone(file).raw().toBuffer()))
  return difference(one!, other!, PHONE.width, PHONE.height)
}

const sideBySide = async (files: readonly string[], to: string): Promise<void> => {
  const width = files.length * (PHONE.width + GAP) - GAP
  const parts = files.map(async (file, index) => ({
    input: await phone(file).png().toBuffer(),
    left: index * (PHONE.width + GAP),
    top: 0,
  }))
  const canvas = sharp({ create: { width, height: PHONE.height, channels: 4, background: '#888888' } })
  await canvas
    .composite(await Promise.all(parts))
    .webp({ quality: 82 })
    .toFile(to)
}

const main = async (folder: string): Promise<void> => {
  const web = path.join(folder, 'web')
  for (const name of ['web', ...HOSTS]) mkdirSync(path.join(folder, name), { recursive: true })
  run('tsx', ['scripts/screenshots/take.ts', '--all', web, '--only', KIND])
  const jest = ['--config', 'config/jest/hosts.config.js', '--maxWorkers=2', '--forceExit', 'test/hosts/layout/matrix']
  run('jest', jest, { HOSTS_PICTURES: folder, FOYER_MATRIX: '1' })
  const stops = readdirSync(web).map((file) => file.replace(`-${KIND}.webp`, ''))
  for (const stop of stops) {
    const source = path.join(web, `${stop}-${KIND}.webp`)
    const drawn = HOSTS.map((host) => [host, path.join(folder, host, `${stop}.png`)] as const).filter(([, file]) =>
      existsSync(file),
    )
    if (drawn.length === 0) continue
    await sideBySide([source, ...drawn.map(([, file]) => file)], path.join(folder, `${stop}.webp`))
    const shares = await Promise.all(
      drawn.map(async ([host, file]) => `${host} ${(100 * (await shareOf(source, file))).toFixed(1)} %`),
    )
    console.log(`${stop.padEnd(24)}${shares.join('  ')}`)
  }
}

const [given] = process.argv.slice(2)
if (!given) throw new Error('Usage: npm run screenshots:hosts -- DIR')
void main(path.resolve(given))
