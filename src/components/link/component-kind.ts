import { createContext } from 'react'

/** Kind of the merchant's component around this element; '' elsewhere. Taps inside one are tracked. */
export const ComponentKindContext = createContext('')
