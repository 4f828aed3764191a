import { deleteRowsOf, type PersonalData, rowsOf } from '../../../core/personal-data'

/**
 * Personal data in invoices, which the merchant must retain. Erasing anonymizes issued invoices and deletes all other
 * invoices.
 */
export const invoiceData: PersonalData = {
  read: async (db, { userId }) => ({
    invoice_titles: await rowsOf(db, 'invoice_titles', userId),
    invoices: await db.selectFrom('invoices').selectAll().where('user_id', '=', userId).execute(),
    invoice_items: await db
      .selectFrom('invoice_items as x')
      .innerJoin('invoices as i', 'i.invoice_id', 'x.invoice_id')
      .selectAll('x')
      .where('i.user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId }) => {
    await deleteRowsOf(tx, 'invoice_titles', userId)
    const own = tx.selectFrom('invoices').select('invoice_id').where('user_id', '=', userId)
    await tx.deleteFrom('invoice_links').where('invoice_id', 'in', own).execute()
    await tx.deleteFrom('invoices').where('user_id', '=', userId).where('invoice_number', 'is', null).execute()
    await tx
      .updateTable('invoices')
      .set((row) => ({
        user_id: null,
        email: '',
        delivery: null,
        ...{ address: '', phone_no: '', bank_name: '', bank_account: '' },
        title: row.case().when('title_type', '=', 'ENTERPRISE').then(row.ref('title')).else('').end(),
      }))
      .where('user_id', '=', userId)
      .execute()
  },
}
