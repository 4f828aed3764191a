/*
 * Uploads a build: `npm run upload -- weapp | alipay | bank [--version X] [--note TEXT]`. Environment variables contain
 * the keys.
 */
import { spawnSync } from 'node:child_process'
import { APP_VERSION } from '../../src/domain/version'
import { upload } from './uploads'

const [target = '', ...args] = process.argv.slice(2)

const option = (name: string): string | undefined => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

const lastCommit = (): string =>
  spawnSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).stdout?.trim() || 'no note'

const { name, code } = APP_VERSION
const note = `${option('--note') ?? lastCommit()} (${code})`

process.exitCode = upload({ target, dist: 'dist', version: option('--version') ?? name, note }, process.env)
