import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from 'sass'

const SOURCES = path.resolve(__dirname, '../../src')

/** Returns the CSS of a sheet in `src`, for example `components/ui/icon/icon.module.scss`. */
export const compiledSheet = (file: string): string =>
  compile(path.join(SOURCES, file), {
    importers: [
      { findFileUrl: (url) => (url.startsWith('@/') ? pathToFileURL(path.join(SOURCES, url.slice(2))) : null) },
    ],
  }).css
