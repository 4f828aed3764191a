import { type LayoutRequest, target } from './blocks'
import jumps from './data/jumps.json'

/**
 * Returns icons with external links, which differ between hosts (shell §2, jump lists): a partner's program, an
 * address, or a page.
 */
export const jumpIcons = ({ lang }: LayoutRequest) =>
  jumps.items.map(({ name, params }) => ({ name: name[lang], icon: '', target: target('JUMP_LIST', params) }))
