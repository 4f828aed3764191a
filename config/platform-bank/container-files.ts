import type { DialectName } from './dialects'

/**
 * Extensions beyond FinClip's own API that a mini program may call. Each extension that the bank's app registers must
 * be listed by name, with its parameters and whether it is synchronous (finclip.com/mop/document, custom API). This app
 * has one such extension (src/platform/bank-bridge.ts).
 */
const FINCLIP_EXTENSIONS = `module.exports = {
  extApi: [{ name: 'customEvent', sync: false, params: { event: '', params: {} } }],
}
`

/** Returns the additional files that a container reads. TCMPP's native plugins need no declaration. */
export const containerFiles = (dialect: DialectName): Record<string, string> =>
  dialect === 'finclip' ? { 'FinClipConf.js': FINCLIP_EXTENSIONS } : {}

/** Returns the name of the project settings that the container's tool reads (project.bank.json). */
export const projectFile = (dialect: DialectName): string =>
  dialect === 'finclip' ? 'fide.project.config.json' : 'project.config.json'
