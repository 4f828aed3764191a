import { mountEngine } from './engine-map'

/** Draws every seat at every scale, as the compared maps do. */
export const mount = mountEngine({ seatsFrom: 0, miniMap: false })
