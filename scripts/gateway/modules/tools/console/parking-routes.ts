import { Type } from 'typebox'
import { maskPhone } from '../../../../../src/domain/identity/mask'
import { formatPlate } from '../../../../../src/domain/plate/plate'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import {
  actOnPark,
  actOnStay,
  allParks,
  enterCar,
  newestStays,
  PARK_ACTIONS,
  STAY_ACTIONS,
  unreviewedPlates,
} from '../../after-sale/parking/barrier-service'
import { reviewLicence } from '../../after-sale/parking/plate-service'
import { consoleList } from './list-routes'

const car = { parkId: Id, plateNo: Type.String({ maxLength: 24 }) }

/** Registers routes that simulate the barriers of the parks and the desk that reviews vehicle licences. */
export const parkingConsoleRoutes: Routes = (app, gateway) => {
  const { db, plateKey } = gateway

  app.post(
    '/console/api/cars',
    { schema: schema({ summary: 'Let a car in', body: car }), config: { open: true } },
    async ({ body }) => {
      const { stay_id: stayId, entry_code: entryCode } = await enterCar(gateway, body)
      return ok({ stayId, entryCode })
    },
  )

  consoleList(app, {
    name: 'parks',
    summaries: { list: 'The parks', act: 'Stop or start the responses of a park' },
    newest: () => allParks(db),
    serialize: ({ park_id: parkId, name, is_silent: isSilent }, lang) => ({ parkId, name: name[lang], isSilent }),
    actions: PARK_ACTIONS,
    act: (parkId, action) => actOnPark(db, parkId, action),
  })

  consoleList(app, {
    name: 'stays',
    summaries: { list: 'The newest stays', act: 'What a car does' },
    newest: (length) => newestStays(db, plateKey, length),
    serialize: ({ stay, park, plateNo, laneCode }, lang) => ({
      ...{ stayId: stay.stay_id, plateNo: formatPlate(plateNo), parkName: park.name[lang], laneCode },
      ...{ enteredAt: stay.entered_at, entryCode: stay.entry_code },
      state: stay.left_at !== null ? 'LEFT' : stay.paid_until === null ? 'IN' : 'PAID',
    }),
    actions: STAY_ACTIONS,
    act: (stayId, action) => actOnStay(gateway, stayId, action),
  })

  consoleList(app, {
    name: 'plates',
    summaries: { list: 'Plates without a reviewed licence', act: 'Accept the vehicle licence' },
    newest: (length) => unreviewedPlates(db, plateKey, length),
    serialize: ({ plateId, plateNo, cellphone }) => ({
      ...{ plateId, plateNo: formatPlate(plateNo), buyer: maskPhone(cellphone) },
    }),
    actions: ['REVIEW'],
    act: (plateId) => reviewLicence(gateway, plateId),
  })
}
