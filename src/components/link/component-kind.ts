import { createContext } from 'react'

/**
 * Kind of the merchant's layout component around this element; '' outside one. Taps inside such a component are
 * tracked.
 */
export const ComponentKindContext = createContext('')
