import { createHash } from 'node:crypto'
import path from 'node:path'

const root = path.resolve(__dirname, '..')

/** taro-ui 3.3.2 is written for an older sass; nothing we can change in it is gained by its warnings. */
export const sassLoaderOption = {
  sassOptions: {
    silenceDeprecations: ['legacy-js-api', 'import', 'slash-div', 'global-builtin', 'color-functions'],
  },
}

/**
 * A mini program sends the class of each element to its view, and sends it again with each change: there a name is a hash
 * of five letters. The web and development builds have names that can be read; without a hash they also compress well: each script and
 * sheet names them all.
 */
const SHORT =
  process.env.TARO_ENV !== 'h5' && process.env.NODE_ENV === 'production' && process.env.FOYER_READABLE !== '1'

/**
 * The short name of a class: five characters of a hash, the first of them a letter. `npm run lint` fails where two classes
 * get the same (scripts/checks/unused.ts).
 *
 * @param local the class as its sheet writes it
 * @param file the sheet's absolute path
 */
export const shortClassName = (local: string, file: string): string => {
  const place = path.relative(root, file).split(path.sep).join('/')
  const hash = createHash('sha256').update(`${place} ${local}`).digest('base64url')
  return hash.slice(hash.search(/[a-z]/i)).slice(0, 5)
}

/**
 * The readable name of a class: its sheet and itself, `badge_soon`. `npm run lint` fails where two classes get the same.
 *
 * @param local the class as its sheet writes it
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
