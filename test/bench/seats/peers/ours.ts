import { mountEngine } from './engine-map'

/** Every seat at every scale, as the others paint. */
export const mount = mountEngine({ seatsFrom: 0, miniMap: false })
