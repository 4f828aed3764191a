import { mountEngine } from './engine-map'

/** Draws every seat at every scale, like the other peers. */
export const mount = mountEngine({ seatsFrom: 0, miniMap: false })
