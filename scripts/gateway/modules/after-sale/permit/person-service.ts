import { createHash } from 'node:crypto'
import type { Answers, Definition, FieldKind, Value } from '../../../../../src/domain/form-schema/definition'
import type { DocumentValue } from '../../../../../src/domain/form-schema/kinds/document/kind'
import { answersToSend } from '../../../../../src/domain/form-schema/to-send'
import type { Tx } from '../../../core/database/database'
import { storedPicture } from '../../base/upload/service'
import { requireUser } from '../../base/user/account-service'
import { documentKey } from '../../trade/attendee/document-key-service'

/** Size of the photo that gates and passes show, pixels. With this quality it has about 2 KB. */
const PHOTO = { width: 120, height: 160, quality: 40 }

/** Id of the field with the person's name. */
const NAME_FIELD = 'name'

/** The person of a permit, by the answers of its form. */
export interface PermitPerson {
  name: string
  /** Digest of the document, or of the account's phone for a form without documents. */
  personKey: string
  /** Entry code of the photo; null if the form has no photo. */
  photoCode: string | null
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the person of an application. Answers that are not sent again, such as in a change, are absent. */
export const personIn = (definition: Definition, answers: Answers): Partial<PermitPerson> => {
  const { application } = answersToSend(definition, answers)
  const fields = definition.sections.flatMap((section) => section.fields)
  const valueOf = (kind: FieldKind): Value | undefined => {
    const field = fields.find((each) => each.kind === kind && application[each.fieldId] !== undefined)
    return field && application[field.fieldId]
  }
  const name = application[NAME_FIELD]
  const document = valueOf('DOCUMENT') as DocumentValue | undefined
  const photos = valueOf('PICTURES') as readonly string[] | undefined
  return {
    ...(typeof name === 'string' && { name }),
    ...(document && { personKey: documentKey({ id_type: document.idType, id_no: document.idNo }) }),
    ...(photos?.[0] !== undefined && { photoCode: photos[0] }),
  }
}

/** Returns the digest of an account without documents. */
export const accountKey = async (tx: Tx, userId: string): Promise<string> => {
  const { cellphone, country_code: country } = await requireUser(tx, userId)
  return digest(cellphone === null ? `user:${userId}` : `phone:${country}:${cellphone}`)
}

/** Returns the small photo of a permit as WebP in base64; '' without a photo. */
export const smallPhoto = async (tx: Tx, photoCode: string | null | undefined): Promise<string> => {
  const picture = photoCode ? await storedPicture(tx, photoCode, ['PERMIT']) : undefined
  if (!picture) return ''
  const { default: sharp } = await import('sharp')
  const { width, height, quality } = PHOTO
  return (await sharp(picture).resize({ width, height, fit: 'cover' }).webp({ quality }).toBuffer()).toString('base64')
}
