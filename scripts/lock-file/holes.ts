/** The part of `package-lock.json` (version 3) that is looked at. */
export interface LockFile {
  packages: Record<string, LockedPackage>
}

export interface LockedPackage {
  version?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  license?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/** An optional package that another one pins and that the lock file does not have. */
export interface Hole {
  /** Path of the dependent package: `node_modules/@swc/core`. */
  parent: string
  name: string
  version: string
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

const up = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))

/** What Node finds as `name` from a package's folder: its own, or that of the nearest folder above. */
const locate = (lock: LockFile, folder: string, name: string): LockedPackage | undefined =>
  lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`] ??
  (folder ? locate(lock, up(folder), name) : undefined)

/**
 * Pinned optional packages without an entry. They are the same program built for other systems; a lock file that was
 * written where the registry did not have them all lacks some, and `npm ci` refuses it.
 */
export const holes = (lock: LockFile): Hole[] =>
  Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => EXACT.test(version) && locate(lock, parent, name)?.version !== version)
      .map(([name, version]) => ({ parent, name, version })),
  )

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The target of a package, read from its name in napi-rs style: `binding-linux-x64-musl`. */
const platform = (name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> => {
  const words = name.split(/[-/]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  if (os.length === 0 && cpu.length === 0) throw new Error(`${name} does not say what it is built for.`)
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) }
}

/**
 * The lock file with an entry for each hole: enough for npm to recognise another system's package and to find it there.
 */
export const filled = (lock: LockFile): LockFile => {
  const packages = { ...lock.packages }
  for (const { parent, name, version } of holes(lock)) {
    const shared = `node_modules/${name}`
    const place = packages[shared] && packages[shared].version !== version ? `${parent}/${shared}` : shared
    packages[place] = { version, ...(packages[parent]?.dev && { dev: true }), optional: true, ...platform(name) }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
