import type { DialectName } from './dialects'

/**
 * What FinClip lets a mini program call beyond its own API: each extension that the bank's app registers must be listed
 * by name, whether it answers at once, and with its parameters (finclip.com/mop/document, custom API). Ours is one,
 * src/platform/bank-bridge.ts.
 */
const FINCLIP_EXTENSIONS = `module.exports = {
  extApi: [{ name: 'customEvent', sync: false, params: { event: '', params: {} } }],
}
`

/** Files that a container reads besides the mini program itself. TCMPP's native plugins need no declaration. */
export const containerFiles = (dialect: DialectName): Record<string, string> =>
  dialect === 'finclip' ? { 'FinClipConf.js': FINCLIP_EXTENSIONS } : {}

/** Under which name the container's tool looks for the project's settings (project.bank.json). */
export const projectFile = (dialect: DialectName): string =>
  dialect === 'finclip' ? 'fide.project.config.json' : 'project.config.json'
