import type { Compiler } from 'webpack'

/** A step of a build, for the progress line of the process that started it (scripts/start/build-h5.ts). */
export interface BuildStep {
  /** `ready` means that all files are written. The build may still write its cache. */
  name: 'prepare' | 'compile' | 'bundle' | 'minify' | 'write' | 'ready'
  /** Number of compiled modules. */
  done?: number
  total?: number
}

/** Minimum time between two progress messages, in ms. */
const PAUSE = 200

/** Parses webpack's progress messages. Returns undefined for other steps. */
export const readStep = (message: string, details: readonly string[]): BuildStep | undefined => {
  const count = details.map((detail) => /(\d+)\/(\d+) modules/.exec(detail)).find(Boolean)
  if (message === 'building')
    return count ? { name: 'compile', done: Number(count[1]), total: Number(count[2]) } : undefined
  if (message === 'sealing')
    return { name: details.some((detail) => /Minimizer|Terser/.test(detail)) ? 'minify' : 'bundle' }
  if (message === 'emitting') return { name: 'write' }
  return undefined
}

/** Sends each step of the build to the parent process. Does nothing if there is no IPC channel to a parent. */
export class ReportStepsPlugin {
  apply(compiler: Compiler): void {
    if (!process.send) return
    let last = ''
    let sentAt = 0
    const report = (_share: number, message: string, ...details: string[]) => {
      const step = readStep(message, details)
      if (!step || (step.name === last && (step.done === undefined || Date.now() - sentAt < PAUSE))) return
      last = step.name
      sentAt = Date.now()
      process.send?.(step)
    }
    compiler.hooks.done.tap('ReportStepsPlugin', (stats) => {
      if (!stats.hasErrors()) process.send?.({ name: 'ready' } satisfies BuildStep)
    })
    new compiler.webpack.ProgressPlugin({ handler: report, dependencies: false }).apply(compiler)
  }
}
