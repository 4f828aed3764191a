import type { IncomingHttpHeaders } from 'node:http'

/** The merchant's back office looks at what is not public yet (shell §7, preview source). */
export const isPreview = (headers: IncomingHttpHeaders): boolean => headers['backend-preview'] === 'true'

/**
 * A show as this request may see it: a preview shows an unlisted show as if it were listed. Read only: orders check the
 * row itself.
 */
export const seenBy = <Show extends { state: string }>(headers: IncomingHttpHeaders, show: Show): Show =>
  show.state === 'DISABLED' && isPreview(headers) ? { ...show, state: 'LISTED' } : show
