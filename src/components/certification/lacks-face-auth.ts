import { needsFaceAuth } from '@/domain/identity/certification'
import type { Services } from '../services'

/** Whether something needs the face check, by the facts that are loaded. Observable. */
export const lacksFaceAuth = ({ stores }: Pick<Services, 'stores'>, flagged: boolean): boolean =>
  needsFaceAuth({
    flagged,
    merchantRequires: stores.shop.config?.supportFaceAuth ?? false,
    certified: stores.userFacts.certified,
  })
