import { headOf, type LayoutRequest, target } from './blocks'
import jumps from './data/jumps.json'

/** Ways that lead elsewhere in each host (shell §2, jump lists): a partner's program, one address for all, a page by its name. */
export const jumpsOf = ({ lang }: LayoutRequest) => ({
  ...headOf('jumps', null, lang),
  type: 'NAVIGATION',
  title: jumps.title[lang],
  items: jumps.items.map(({ name, params }) => ({
    name: name[lang],
    icon: '',
    target: target('JUMP_LIST', params),
  })),
})
