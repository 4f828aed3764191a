import { secretKey } from '../../../core/keys'
import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'
import { listRows } from '../../../core/database/rows'
import { unseal } from '../../../core/seal'

/** Name of the key that encrypts drafts and identities. */
export const FORM_KEY = 'form_key'

/** Answers and drafts of an account. The copy contains drafts in full, and identities of sent forms masked. */
export const formData: PersonalData = {
  read: async (db, { userId }) => {
    const drafts = await listRows(db, 'form_drafts', { user_id: userId }, 'updated_at')
    const answers = await listRows(db, 'form_answers', { user_id: userId }, 'stored_at')
    const key = await secretKey(db, FORM_KEY)
    return {
      form_drafts: drafts.map(({ sealed, ...draft }) => ({
        ...draft,
        answers: JSON.parse(unseal(key, sealed)) as object,
      })),
      form_answers: answers.map(({ sealed: _, ...answer }) => answer),
    }
  },
  erase: async (tx, { userId }) => {
    await tx.deleteFrom('form_answers').where('user_id', '=', userId).execute()
    await deleteRowsOf(tx, 'form_drafts', userId)
  },
}
