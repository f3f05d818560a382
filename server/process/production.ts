/** Import this file first: React selects its production build by NODE_ENV when it is loaded. */
process.env.NODE_ENV = 'production';
