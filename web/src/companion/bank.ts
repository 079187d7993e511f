// The bank beside the box: a list of transfers; every balance is computed from it.

/** The other side of a payment without a purse: the bank itself. */
export const BANK = -1

export interface Transfer {
  from: number
  to: number
  amount: number
}

export interface Bank {
  title: string
  names: string[]
  start: number
  transfers: Transfer[]
}

export const balance = (bank: Bank, who: number): number =>
  bank.transfers.reduce(
    (left, each) => left + (each.to === who ? each.amount : 0) - (each.from === who ? each.amount : 0),
    bank.start,
  )

/** Why a transfer cannot be made; empty where it can. */
export function refusal(bank: Bank, { from, to, amount }: Transfer): '' | 'same' | 'amount' | 'short' {
  if (from === to) return 'same'
  if (!Number.isInteger(amount) || amount <= 0) return 'amount'
  return from !== BANK && balance(bank, from) < amount ? 'short' : ''
}

export const pay = (bank: Bank, transfer: Transfer): Bank =>
  refusal(bank, transfer) ? bank : { ...bank, transfers: [...bank.transfers, transfer] }

export const undo = (bank: Bank): Bank => ({ ...bank, transfers: bank.transfers.slice(0, -1) })

/** A receipt corrected or removed later; what follows from it is computed again. */
export const corrected = (bank: Bank, at: number, amount: number | null): Bank => ({
  ...bank,
  transfers: bank.transfers.flatMap((each, nth) =>
    nth !== at ? [each] : amount === null ? [] : [{ ...each, amount }],
  ),
})
