import type { WebOrigin } from './contract'

export const webOrigin: WebOrigin = () => window.location.origin
