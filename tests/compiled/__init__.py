"""The compiled form of the engine: built once as a wheel, unpacked, and played against the source."""
