import { type LayoutRequest, target } from './blocks'
import jumps from './data/jumps.json'

/**
 * Returns icons with external links in each host (shell §2, jump lists): a partner's program, one address for all, a
 * page by its name.
 */
export const jumpIcons = ({ lang }: LayoutRequest) =>
  jumps.items.map(({ name, params }) => ({ name: name[lang], icon: '', target: target('JUMP_LIST', params) }))
