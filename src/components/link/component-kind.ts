import { createContext } from 'react'

/** The kind of the merchant's component that is drawn here; '' elsewhere. What is tapped in one is measured. */
export const ComponentKindContext = createContext('')
