import { createHash } from 'node:crypto'
import path from 'node:path'

const root = path.resolve(__dirname, '..')

/** taro-ui 3.3.2 targets an older sass, so its warnings cannot be fixed here. */
export const sassLoaderOption = {
  sassOptions: {
    silenceDeprecations: ['legacy-js-api', 'import', 'slash-div', 'global-builtin', 'color-functions'],
  },
}

/**
 * True if class names are short hashes. A mini program sends the class of each element to the view at every change.
 * Web and development builds have readable names without a hash. Readable names compress well, because scripts and
 * sheets repeat them.
 */
const SHORT =
  process.env.TARO_ENV !== 'h5' && process.env.NODE_ENV === 'production' && process.env.FOYER_READABLE !== '1'

/**
 * Returns the short name of a class: five characters of a hash that begin with a letter. The check of `npm run lint`
 * fails if two classes get the same name (scripts/checks/unused.ts).
 * @param local the class name in its sheet
 * @param file the sheet's absolute path
 */
export const shortClassName = (local: string, file: string): string => {
  const place = path.relative(root, file).split(path.sep).join('/')
  const hash = createHash('sha256').update(`${place} ${local}`).digest('base64url')
  return hash.slice(hash.search(/[a-z]/i)).slice(0, 5)
}

/**
 * Returns the readable name of a class: its sheet and its own name, `badge_soon`. `npm run lint` fails if two classes
 * get the same name.
 * @param local the class name in its sheet
 * @param file the sheet's absolute path
 */
export const readableClassName = (local: string, file: string): string =>
  `${path.basename(file, '.module.scss')}_${local}`

/** CSS modules for `*.module.scss` only; global sheets stay global. */
export const cssModules = {
  enable: true,
  config: {
    namingPattern: 'module' as const,
    generateScopedName: SHORT ? shortClassName : readableClassName,
  },
}
