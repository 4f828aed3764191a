/** The storefront's origin (`https://host`, without a trailing slash); empty outside a browser. */
export type WebOrigin = () => string
