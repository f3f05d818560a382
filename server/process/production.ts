/** Imported before everything else: React decides by this, when it is first loaded, which of its builds to load. */
process.env.NODE_ENV = 'production';
