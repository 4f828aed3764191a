import { createContext } from 'react'

/**
 * Kind of the merchant's layout component around this element; '' outside such a component. Taps inside such a
 * component are tracked.
 */
export const ComponentKindContext = createContext('')
