import type { IncomingHttpHeaders } from 'node:http'

/** The merchant's back office looks at what is not public yet (shell §7, preview source). */
export const isPreview = (headers: IncomingHttpHeaders): boolean => headers['backend-preview'] === 'true'

/** Returns a show from a request's view: a preview shows an unlisted one as listed. Orders check the row itself. */
export const seenBy = <Show extends { state: string }>(headers: IncomingHttpHeaders, show: Show): Show =>
  show.state === 'DISABLED' && isPreview(headers) ? { ...show, state: 'LISTED' } : show
