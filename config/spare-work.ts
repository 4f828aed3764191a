import type { Compiler } from 'webpack'

interface LoaderUse {
  loader?: string
  options?: Record<string, unknown>
}

interface Rule {
  use?: LoaderUse | LoaderUse[]
  oneOf?: Rule[]
  rules?: Rule[]
}

const usesOf = (rule: Rule): LoaderUse[] => [
  ...(rule.use ? [rule.use].flat() : []),
  ...(rule.oneOf ?? []).flatMap(usesOf),
  ...(rule.rules ?? []).flatMap(usesOf),
]

/** Stops `postcss-loader` from looking for a configuration file beside each sheet: Taro passes its plugins itself. */
const passPostcssPluginsOnly = (use: LoaderUse): void => {
  if (!use.options || !/[\\/]postcss-loader[\\/]/.test(use.loader ?? '')) return
  use.options = { ...use.options, postcssOptions: { ...(use.options.postcssOptions as object), config: false } }
}

/** Parts of a report that list modules and chunks: for a build of 2,000 modules they take 3 s each time. */
const ERRORS_ONLY = { all: false, errors: true, errorDetails: 'auto', warnings: true }

/** Leaves out work of Taro's builds whose result nothing reads. The emitted files stay the same. */
export class SpareWorkPlugin {
  apply(compiler: Compiler): void {
    for (const rule of compiler.options.module.rules) usesOf(rule as Rule).forEach(passPostcssPluginsOnly)
    compiler.hooks.compilation.tap('SpareWorkPlugin', (compilation) => {
      // Taro formats its messages from a report without options, twice a build. Before webpack fills in its defaults.
      compilation.hooks.statsNormalize.tap({ name: 'SpareWorkPlugin', stage: -1 }, (options, context) => {
        if (!context?.forToString && Object.keys(options).length === 0) Object.assign(options, ERRORS_ONLY)
      })
    })
  }
}
