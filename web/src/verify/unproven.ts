/** Why a record proves nothing; the codes of `touchline verify`. */
export class Unproven extends Error {
  constructor(
    readonly code: string,
    readonly entry = -1,
  ) {
    super(code)
  }
}
