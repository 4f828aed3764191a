import { observable } from 'mobx'
import { UnitSelection } from '@/components/after-sale/unit-selection'

const unit = (unitId: string) => ({ unitId })

/** Units of an order. The last one cannot be chosen. */
const source = (together = false) =>
  observable(
    { units: ['1', '2', '3', 'used'].map(unit), open: ['1', '2', '3'].map(unit), together },
    {},
    { deep: false },
  )

describe('the selection of an order’s units', () => {
  it('selects a tapped unit only if the unit can be chosen', () => {
    const choice = new UnitSelection(source())
    for (const id of ['3', '1', 'used']) choice.toggle(id)
    expect(choice.chosenIds).toEqual(['1', '3'])
    choice.toggle('3')
    expect(choice.chosenIds).toEqual(['1'])
    expect(choice.isChosen('used')).toBe(false)
  })

  it('selects all units that can be chosen, or deselects all selected units', () => {
    const choice = new UnitSelection(source())
    choice.toggle('2')
    choice.toggleAll()
    expect(choice.allChosen).toBe(true)
    expect(choice.chosenIds).toEqual(['1', '2', '3'])
    choice.toggleAll()
    expect(choice.chosenIds).toEqual([])
  })

  it('locks the choice if the units can only be chosen together', () => {
    const choice = new UnitSelection(source(true))
    choice.refresh(true)
    choice.toggle('2')
    expect(choice.chosenIds).toEqual(['1', '2', '3'])
    expect(choice.locked).toBe(true)
  })

  it('reports “all chosen” as false if no unit can be chosen', () => {
    expect(new UnitSelection({ units: [unit('1')], open: [] }).allChosen).toBe(false)
  })

  it('compares the chosen units with a list in any order', () => {
    const choice = new UnitSelection(source())
    for (const id of ['1', '2']) choice.toggle(id)
    expect(choice.isExactly(['2', '1'])).toBe(true)
    expect(choice.isExactly(['1'])).toBe(false)
    expect(choice.isExactly(['1', '3'])).toBe(false)
    expect(choice.isExactly(['1', '2', '3'])).toBe(false)
  })

  it('deselects a unit that becomes unavailable, and does not reselect it later', () => {
    const units = source()
    const choice = new UnitSelection(units)
    choice.toggleAll()
    units.open = ['2', '3'].map(unit)
    choice.refresh(false)
    units.open = units.units
    expect(choice.chosenIds).toEqual(['2', '3'])
  })

  it('selects the only unit automatically after a load', () => {
    const choice = new UnitSelection({ units: [unit('1')], open: [unit('1')] })
    choice.refresh(true)
    expect(choice.chosenIds).toEqual(['1'])
  })

  it('resets the chosen units and the flag for a submission attempt', () => {
    const choice = new UnitSelection(source())
    choice.toggle('1')
    choice.tried = true
    choice.reset()
    expect(choice.chosenIds).toEqual([])
    expect(choice.tried).toBe(false)
  })

  it('calls the listener before each change, with the previous choice', () => {
    const seen: string[][] = []
    const choice: UnitSelection<{ unitId: string }> = new UnitSelection(source(), () => seen.push(choice.chosenIds))
    for (const id of ['1', '2', '1']) choice.toggle(id)
    expect(seen).toEqual([[], ['1'], ['1', '2']])
  })
})
