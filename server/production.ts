/** Imported before everything else: React decides which of its builds to load by this, at its first import. */
process.env.NODE_ENV = 'production';
