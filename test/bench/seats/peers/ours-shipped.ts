import { AS_SHIPPED, mountEngine } from './engine-map'

/** As visitors get it: sections far out, floors, labels, the mini-map. */
export const mount = mountEngine({ look: AS_SHIPPED })
