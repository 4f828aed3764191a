import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Debian's folder with the programs of each version, newest first. */
const FOLDER = '/usr/lib/postgresql'
const PROGRAM = 'pg_ctl'

const isRoot = process.getuid?.() === 0

const findPrograms = (): string | null => {
  const versions = existsSync(FOLDER) ? readdirSync(FOLDER).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return (
    folders.find((folder) => existsSync(path.join(folder, PROGRAM)) && existsSync(path.join(folder, 'initdb'))) ?? null
  )
}

const install = (): void => {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('Installing PostgreSQL (apt-get install postgresql) …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

/** Returns the user who owns the server, because PostgreSQL refuses to run as root. */
const owner = (): { uid: number; gid: number } | Record<string, never> => {
  if (!isRoot) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root. Create a user named postgres.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

export interface PostgresServer {
  url: string
  stop(): void
}

/**
 * Starts a PostgreSQL server in a temporary folder on a free port. `stop` stops the server and deletes the folder. If
 * PostgreSQL is not installed, throws an error with the install command.
 */
export const startPostgres = async (): Promise<PostgresServer> => {
  if (!findPrograms()) install()
  const programs = findPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed. Run apt-get install postgresql as root.')
  const as = owner()
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-rush-'))
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const port = await freePort()
  const data = path.join(folder, 'data')
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, {
      ...as,
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    })
  try {
    run('initdb', ['-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
    run(PROGRAM, [
      'start',
      '-w',
      '-D',
      data,
      '-l',
      path.join(folder, 'log'),
      '-o',
      `-p ${port} -h 127.0.0.1 -k ${folder}`,
    ])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return {
    url: `postgres://foyer@127.0.0.1:${port}/postgres`,
    stop: () => {
      try {
        run(PROGRAM, ['stop', '-w', '-m', 'fast', '-D', data])
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/**
 * Starts a separate PostgreSQL server and calls `use` with its address. Stops the server afterwards, even if the bench
 * is interrupted.
 */
export const onPostgres = async <Result>(use: (databaseUrl: string) => Promise<Result>): Promise<Result> => {
  const server = await startPostgres()
  const stop = () => {
    server.stop()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    return await use(server.url)
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    server.stop()
  }
}
