/** `https://host` that the storefront is served from, without a closing slash; empty where the host is no browser. */
export type WebOrigin = () => string
