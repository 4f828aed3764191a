import { applyDueLevel } from '../../../core/due'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { duePopups, type PopupKind, stopPopups, takePopup } from './service'

/** Paths of the specification that stop a kind of popups. */
const STOPS: readonly { path: string; kind: PopupKind; summary: string }[] = [
  { path: 'no_longer_remind_user_level_upgrade', kind: 'LEVEL', summary: 'Stop popups about new levels' },
  { path: 'no_longer_remind_user_birthday', kind: 'BIRTHDAY', summary: 'Stop popups about birthday packages' },
]

export const popupRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.get(
    '/user/buyer/v3/query/pop/setting',
    { schema: schema({ summary: 'Popups about the membership that are due' }) },
    async ({ userId, lang }) => {
      const now = clock.now()
      await applyDueLevel(db, now, userId)
      return ok(await duePopups(db, userId, lang, now))
    },
  )

  app.post(
    '/user/buyer/v3/prime/popups/:popupId/show',
    { schema: schema({ summary: 'Take a popup: true for the one device that may show it', params: { popupId: Id } }) },
    async ({ userId, params: { popupId }, lang }) => ok(await takePopup(gateway, { userId, popupId }, lang)),
  )

  for (const { path, kind, summary } of STOPS)
    app.put(`/user/buyer/v3/prime/${path}`, { schema: schema({ summary }) }, async ({ userId }) => {
      await stopPopups(db, userId, kind)
      return ok(true)
    })
}
