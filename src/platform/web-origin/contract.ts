/** Returns the storefront's origin (`https://host`, without a trailing slash); '' outside a browser. */
export type WebOrigin = () => string
