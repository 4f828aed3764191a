import { needsFaceAuth } from '@/domain/identity/certification'
import type { Services } from '../services'

/** Returns true if an action needs the face check, according to the loaded data. Observable. */
export const lacksFaceAuth = ({ stores }: Pick<Services, 'stores'>, flagged: boolean): boolean =>
  needsFaceAuth({
    flagged,
    merchantRequires: stores.shop.config?.supportFaceAuth ?? false,
    certified: stores.userFacts.certified,
  })
