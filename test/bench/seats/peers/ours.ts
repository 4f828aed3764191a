import { mountEngine } from './engine-map'

/** Every seat at every scale, like the others. */
export const mount = mountEngine({ seatsFrom: 0, miniMap: false })
