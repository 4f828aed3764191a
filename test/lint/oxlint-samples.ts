import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import config from '../../config/oxlint/oxlint.config'

/** A source, with a path in the repository. The lint rules of that path apply to the source. */
interface Sample {
  file: string
  source: string
}

interface Diagnostic {
  filename: string
  message: string
  /** Name of the rule, such as `eslint(no-var)`. Absent if a rule threw or the source has a syntax error. */
  code?: string
}

/**
 * Lints all samples in one run. Each sample is in a separate folder of a temporary directory. Returns the names of the
 * rules that each sample breaks.
 */
const runOxlint = (samples: readonly Sample[]): string[][] => {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-oxlint-'))
  try {
    for (const [index, { file, source }] of samples.entries()) {
      const target = path.join(root, String(index), file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, source)
    }
    writeFileSync(path.join(root, 'oxlint.json'), JSON.stringify({ ...config, ignorePatterns: [] }))
    const program = path.resolve('node_modules/.bin/oxlint')
    const { stdout } = spawnSync(program, ['--config', 'oxlint.json', '--format', 'json', '.'], {
      cwd: root,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    const rules = samples.map((): string[] => [])
    for (const { filename, message, code } of diagnostics)
      rules[Number.parseInt(filename, 10)]!.push(code === undefined ? message : code.replace(/^.*\((.*)\)$/, '$1'))
    return rules
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

interface Samples {
  /**
   * Adds a sample. Returns a function that returns the rules which the sample breaks. Call the returned function only
   * inside tests.
   */
  lint: (file: string, source: string) => () => string[]
  /** Adds a test that passes if `source` breaks `rule` in each of `files`. */
  reports: (rule: string, source: string, ...files: string[]) => void
  /** Adds a test that passes if `source` breaks no rule in any of `files`. */
  accepts: (source: string, ...files: string[]) => void
}

const titleOf = (source: string): string => source.replaceAll('\n', ' ').slice(0, 80)

/**
 * Creates the samples of a test file. They are collected while Jest loads the tests. The first test lints all of them.
 */
export const createSamples = (): Samples => {
  const samples: Sample[] = []
  let results: string[][] | undefined
  const lint: Samples['lint'] = (file, source) => {
    const index = samples.push({ file, source }) - 1
    return () => (results ??= runOxlint(samples))[index]!
  }
  return {
    lint,
    reports: (rule, source, ...files) => {
      const found = files.map((file) => lint(file, source))
      test(`reports ${rule} in ${files[0]}: ${titleOf(source)}`, () => {
        for (const rules of found) expect(rules()).toContain(rule)
      })
    },
    accepts: (source, ...files) => {
      const found = files.map((file) => lint(file, source))
      test(`accepts in ${files[0]}: ${titleOf(source)}`, () => {
        for (const rules of found) expect(rules()).toEqual([])
      })
    },
  }
}
